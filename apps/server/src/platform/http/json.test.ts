import { expect, test } from 'vitest'
import { parseStrictJson } from './json.ts'

test.each([
  ['{"a":1,"a":2}', 'stands twice'],
  ['{"a":{"b":1,"\\u0062":2}}', 'stands twice'],
  ['{"__proto__":{"x":1}}', 'not allowed'],
  ['{"a":"\\u0000"}', 'NUL'],
  ['{"a":"\\ud800"}', 'half a character'],
  [`${'['.repeat(30)}${']'.repeat(30)}`, 'deeper'],
  ['{"a":1}x', 'not valid'],
  ['', 'not valid'],
])('INP-02 %j is refused: %s', (text, why) => expect(() => parseStrictJson(text)).toThrow(why))

test('what is plain JSON reads as JSON.parse does', () => {
  const text = '{"a":[{"b":"}{:\\""},{"b":2}],"c":{"b":null}}'
  expect(parseStrictJson(text)).toEqual(JSON.parse(text))
})
