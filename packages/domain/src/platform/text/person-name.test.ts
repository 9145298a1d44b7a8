import { expect, test } from 'vitest'
import { nameFault } from './person-name.ts'

test.each([
  ['English', 'Ada Wong'],
  ['Irish', 'Sinéad O’Connor-Byrne'],
  ['a typed apostrophe', "D'Arcy"],
  ['German', 'Jürgen Müller-Lüdenscheidt von der Heßen'],
  ['Thai', 'สมชาย ใจดี'],
  ['Thai with marks', 'ณัฐวุฒิ ไชยยันต์บูรณ์'],
  ['Chinese', '张三丰'],
  ['a rare ideograph', '𠮷田太郎'],
  ['a Uyghur name in Chinese', '买买提·吐尔逊'],
  ['Japanese', 'サトー・ジョージ'],
  ['Arabic', 'محمد بن سلمان'],
  ['Hindi', 'श्रीमती कमला देवी'],
  ['Tamil with a joiner', 'ஸ்ரீ க்‌ஷ'],
  ['Hebrew', 'בן־גוריון'],
  ['Hawaiian', 'Keali\u02BBi'],
  ['Vietnamese', 'Nguyễn Thị Ánh'],
  ['Singapore', 'Ravi S/O Kumar'],
  ['initials', 'J. R. R. Tolkien Jr.'],
  ['decomposed accents', 'Jose\u0301'],
  ['nothing', ''],
])('accepts a name: %s', (_, name) => {
  expect(nameFault(name)).toBeUndefined()
})

test.each([
  ['emoji', 'A 😀 Name', 'nameSign'],
  ['a company sign', 'Ada 🏢', 'nameSign'],
  ['digits', 'Ada W0ng 3', 'nameDigit'],
  ['Arabic digits', 'محمد ٣', 'nameDigit'],
  ['a superscript', 'Ada²', 'nameDigit'],
  ['a zero-width space', 'Ada\u200BWong', 'nameHidden'],
  ['a bidirectional control', 'Ada\u202EWong', 'nameSign'],
  ['a mathematical letter', '\u{1D538}da', 'nameSign'],
  ['an at sign', 'ada@example.com', 'nameSign'],
  ['brackets', 'Ada <b>', 'nameSign'],
  ['a line break', 'Ada\nWong', 'nameSign'],
  ['signs only', '.-', 'nameBlank'],
  ['101 letters', 'a'.repeat(101), 'nameLong'],
])('refuses a name with %s', (_, name, fault) => {
  expect(nameFault(name)).toBe(fault)
})

test('accepts exactly the longest name', () => {
  expect(nameFault('a'.repeat(100))).toBeUndefined()
  expect(nameFault('a'.repeat(61), 60)).toBe('nameLong')
})
