import { expect, test } from 'vitest'
import { hasBrokenString, parseStrictJson, UnreadableJson } from './json.ts'
import { sentence } from './localized-text.ts'

test.each([
  ['{"a":1,"a":2}', 'key_twice a'],
  ['{"a":{"b":1,"\\u0062":2}}', 'key_twice b'],
  ['{"__proto__":{"x":1}}', 'key_forbidden __proto__'],
  ['{"a":"\\u0000"}', 'half_character'],
  ['{"a":"\\ud800"}', 'half_character'],
  [`${'['.repeat(30)}${']'.repeat(30)}`, 'too_deep'],
  ['{"a":1}x', 'not_json'],
  ['', 'not_json'],
])('INP-02 refuses %j: %s', (text, why) => expect(() => parseStrictJson(text)).toThrow(why))

test('reads plain JSON like JSON.parse', () => {
  const text = '{"a":[{"b":"}{:\\""},{"b":2}],"c":{"b":null}}'
  expect(parseStrictJson(text)).toEqual(JSON.parse(text))
})

const paramsOf = (text: string) => {
  try {
    parseStrictJson(text)
  } catch (error) {
    if (error instanceof UnreadableJson) return error.params
  }
  throw new Error('invalid JSON was accepted')
}

test.each([
  ['en_US', 'We could not read the request: a text has an incomplete character or a NUL character.'],
  ['zh_CN', '无法读取提交的内容：文字中含有不完整的字符或空字符。'],
] as const)('explains in %s that a text contains an unpaired surrogate', (locale, words) => {
  expect(sentence('BODY_UNREADABLE', locale, paramsOf('{"nickname":"a\\ud83d"}'))).toBe(words)
})

test('names a duplicate key', () => {
  expect(sentence('BODY_UNREADABLE', 'en_US', paramsOf('{"a":1,"a":2}'))).toBe(
    'We could not read the request: the key a occurs twice.',
  )
})

test.each([
  [String.raw`{"a":"\u0000"}`, true],
  [String.raw`{"\u0000":1}`, true],
  [String.raw`["\ud800"]`, true],
  [String.raw`{"a":"\\u0000"}`, false],
  [String.raw`{"a":"\ud83d\ude00"}`, false],
  ['[1,true,null]', false],
])('a NUL or half a character in a string of %s: %s', (json, isBroken) => {
  expect(hasBrokenString(json)).toBe(isBroken)
})
