import { expect, test } from 'vitest'
import { isInside, isSafeLink } from './link.ts'

test.each([
  'https://www.example.com',
  'https://example.com:8443/a/b?c=d#e',
  'mailto:complaints@tessera.example',
  '/',
  '/cms/terms',
  '/investments?tab=bonds',
])('accepts the link %s', (href) => {
  expect(isSafeLink(href)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'http://example.com',
  'https://user:secret@example.com',
  'https://example.com" onclick="x',
  'https://localhost',
  '//evil.example',
  '/\\evil.example',
  'mailto:a@b.example?bcc=c@d.example',
  'cms/terms',
  '',
  `/${'a'.repeat(500)}`,
])('ADM-05 refuses %j as a link in a text', (href) => {
  expect(isSafeLink(href)).toBe(false)
})

test('distinguishes a path of the site from an external address', () => {
  expect([isInside('/cms/terms'), isInside('https://a.example'), isInside('//a.example')]).toEqual([true, false, false])
})
