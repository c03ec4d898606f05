import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readGgufFileInfo } from 'node-llama-cpp'
import t from 'tap'
import { writeGguf } from './writer.ts'

t.test('what is written is read back by node-llama-cpp, type by type', async t => {
  const path = join(t.testdir({}), 'written.gguf')
  const values = Float32Array.from([1, -2, 0.5, 65_504])
  const bytes = writeGguf(
    {
      'general.architecture': { text: 'llama' },
      'llama.count': { u32: 4_000_000_000 },
      'llama.part': { f32: 0.25 },
      'llama.is': { bool: true },
      'llama.texts': { texts: ['a', '▁b', ''] },
      'llama.floats': { floats: [1.5, -1] },
      'llama.integers': { integers: [1, -1] },
    },
    [
      { name: 'one.weight', dimensions: [2, 2], type: 'F16', values },
      { name: 'two.weight', dimensions: [4], type: 'F32', values },
    ],
  )
  writeFileSync(path, bytes)
  const { metadata, tensorInfo = [], infoEndOffset = 0 } = await readGgufFileInfo(path)
  t.match(metadata, {
    general: { architecture: 'llama' },
    llama: {
      ...{ count: 4_000_000_000, part: 0.25, is: true, texts: ['a', '▁b', ''] },
      ...{ floats: [1.5, -1], integers: [1, -1] },
    },
  })
  t.match(
    tensorInfo.map(({ name, dimensions, ggmlType }) => ({ name, dimensions, ggmlType })),
    [
      { name: 'one.weight', dimensions: [2, 2], ggmlType: 1 },
      { name: 'two.weight', dimensions: [4], ggmlType: 0 },
    ],
  )
  const halves = [0, 2, 4, 6].map(at => bytes.readUInt16LE(infoEndOffset + at))
  t.same(halves, [0x3c00, 0xc000, 0x3800, 0x7bff], 'IEEE 754 binary16')
  t.equal(bytes.readFloatLE(Number(tensorInfo[1]?.fileOffset) + 4), -2)
})
