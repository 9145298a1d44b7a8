import { expect, test } from 'vitest'
import { fieldNames } from './field-list-text.ts'
import { fieldName } from './field-names.ts'

test.each([
  ['email', 'Email', '邮箱'],
  ['people.0.email', 'Email (1)', '邮箱（1）'],
  ['facts.name.zh', 'Name (Chinese)', '名称（中文）'],
  ['content.title.en_US', 'Title (English)', '标题（英文）'],
  ['faq.2.question.en', 'Question (English) (3)', '问题（英文）（3）'],
  ['en', 'English', '英文'],
])('shows the field %s as “%s” and “%s”', (path, english, chinese) => {
  expect(fieldName(path, 'en_US')).toBe(english)
  expect(fieldName(path, 'zh_CN')).toBe(chinese)
})

test('lists fields with their languages, and names the missing type', () => {
  expect(fieldNames(['name.zh', 'type', 'links.0.kind'], 'en_US')).toBe('Name (Chinese), Product type, Link type')
  expect(fieldNames(['name.zh', 'type', 'links.0.kind'], 'zh_CN')).toBe('名称（中文）、产品类型、链接类型')
})
