import t from 'tap'
import ts from 'typescript'
import { type Source, sources } from './sources.ts'

const product = sources(['spec', 'fake', 'reference', 'conformance', 'cli'])

/** Parses `source` and gives `path:line: name` for every node that `wrong` names. */
function faults(source: Source, wrong: (node: ts.Node, file: ts.SourceFile) => string | undefined) {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.ES2023, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const name = wrong(node, file)
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    if (name !== undefined) found.push(`${source.path}:${line + 1}: ${name}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function lengthOf(node: ts.Node, file: ts.SourceFile): number {
  const start = file.getLineAndCharacterOfPosition(node.getStart(file)).line
  return file.getLineAndCharacterOfPosition(node.getEnd()).line - start + 1
}

function isBlock(node: ts.Node): boolean {
  return (
    ts.isIfStatement(node) ||
    ts.isIterationStatement(node, false) ||
    ts.isSwitchStatement(node) ||
    ts.isTryStatement(node)
  )
}

/** Counts the branches and loops around `node` up to the function it stands in; `else if` adds none. */
function depthOf(node: ts.Node): number {
  let depth = 0
  for (let at: ts.Node = node; !ts.isFunctionLike(at) && at.parent; at = at.parent) {
    const isElseIf = ts.isIfStatement(at) && ts.isIfStatement(at.parent)
    if (isBlock(at) && !isElseIf) depth += 1
  }
  return depth
}

t.test('a type is asserted by nothing but as const', async t => {
  const wrong = (node: ts.Node, file: ts.SourceFile) => {
    if (ts.isNonNullExpression(node)) return node.getText(file)
    if (!ts.isAsExpression(node)) return undefined
    return node.type.getText(file) === 'const' ? undefined : node.getText(file).slice(0, 60)
  }
  t.same(
    product.flatMap(source => faults(source, wrong)),
    [],
  )
})

t.test('a function has 40 lines at most', async t => {
  const wrong = (node: ts.Node, file: ts.SourceFile) => {
    if (!ts.isFunctionLike(node)) return undefined
    const lines = lengthOf(node, file)
    return lines > 40 ? `${lines} lines: ${node.getText(file).slice(0, 40)}` : undefined
  }
  t.same(
    product.flatMap(source => faults(source, wrong)),
    [],
  )
})

t.test('branches and loops nest three deep at most', async t => {
  const wrong = (node: ts.Node) =>
    isBlock(node) && depthOf(node) > 3 ? `depth ${depthOf(node)}` : undefined
  t.same(
    product.flatMap(source => faults(source, wrong)),
    [],
  )
})

t.test('any is no type here', async t => {
  const wrong = (node: ts.Node) =>
    node.kind === ts.SyntaxKind.AnyKeyword ? 'the type any' : undefined
  t.same(
    sources().flatMap(source => faults(source, wrong)),
    [],
  )
})

/** Gives the names a statement exports that are functions, or values made by calling one. */
function exportedNames(node: ts.Node): string[] {
  const isExported = (statement: ts.HasModifiers) =>
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  if (ts.isFunctionDeclaration(node)) return isExported(node) ? [node.name?.text ?? ''] : []
  if (ts.isVariableStatement(node) && isExported(node)) {
    return node.declarationList.declarations.map(({ name }) => name.getText())
  }
  const isType =
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node)
  return isType && isExported(node) ? [node.name?.text ?? ''] : []
}

/** Gives the doc comment right above a node, without its frame. */
function documented(node: ts.Node, file: ts.SourceFile): string {
  const ranges = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []
  const last = ranges.at(-1)
  const text = last === undefined ? '' : file.text.slice(last.pos, last.end)
  const held = text.startsWith('/**') ? text.slice(3, -2) : ''
  return held.replace(/^\s*\* ?/gm, '').trim()
}

const isMutant = (path: string) => /^fake\/mutants\/(answers|wire)\//.test(path)

t.test('what the product exports says in a sentence what it is or does', async t => {
  const wrong = (node: ts.Node, file: ts.SourceFile) => {
    const [name] = exportedNames(node)
    const [first = ''] = documented(node, file).split(/\n\s*\n/)
    return name === undefined || /^[^a-z].*[.:]$/s.test(first) ? undefined : `${name}: ${first}`
  }
  t.same(
    product.filter(({ path }) => !isMutant(path)).flatMap(source => faults(source, wrong)),
    [],
  )
})
