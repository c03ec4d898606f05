export { UsageError } from '../conformance/errors.ts'
