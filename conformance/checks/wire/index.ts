import type { Check } from '../../check.ts'

/** The checks of the wire: endpoint, refusals, authentication, health and HTTP itself. */
export const wireChecks: readonly Check[] = []
