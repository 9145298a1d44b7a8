import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, marks, type Run, runsOf, wordsOf } from './inline.ts'

const run = (text: string, of: Partial<Run> = {}): Run => ({ text, marks: [], href: null, ...of })

test('reads a line as runs of one style each', () => {
  expect(runsOf('Read **this** and *that* in the [risk *notice*](/cms/risk).')).toEqual([
    run('Read '),
    run('this', { marks: ['bold'] }),
    run(' and '),
    run('that', { marks: ['italic'] }),
    run(' in the '),
    run('risk ', { href: '/cms/risk' }),
    run('notice', { marks: ['italic'], href: '/cms/risk' }),
    run('.'),
  ])
})

test('ADM-05 treats markup in a line as text', () => {
  const planted = '<img src=x onerror=window.canary=1><script>x</script>'
  expect(runsOf(planted)).toEqual([run(planted)])
})

test('treats an unclosed mark, and a sign after a backslash, as plain text', () => {
  expect(runsOf('[not a link] \\*not italic\\*')).toEqual([run('[not a link] *not italic*')])
  expect(wordsOf(runsOf('a \\ b'))).toBe('a \\ b')
})

const anyRun = fc.record({
  text: fc.string({ minLength: 1 }),
  marks: fc.subarray([...marks]),
  href: fc.constantFrom(null, '/cms/risk', 'https://a.example/b'),
})

test('reads a line back as the runs from which it was written', () =>
  fc.assert(
    fc.property(fc.array(anyRun), (runs) => {
      const read = runsOf(lineOf(runs))
      expect(wordsOf(read)).toBe(wordsOf(runs))
      expect(runsOf(lineOf(read))).toEqual(read)
      expect(read.flatMap(letters)).toEqual(runs.flatMap(letters))
    }),
  ))

const letters = (of: Run): string[] => of.text.split('').map((letter) => `${letter} ${of.marks.join()} ${of.href}`)
