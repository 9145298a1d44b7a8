import { expect, test } from 'vitest'
import { statementText } from './file-text.ts'

test('reads MT940 in UTF-8 and in ISO-8859-1', () => {
  const text = ':20:1\r\n:86:?32JÜRGEN MÜLLER'
  expect(statementText(Buffer.from(text, 'utf8'))).toBe(text)
  expect(statementText(Buffer.from(text, 'latin1'))).toBe(text)
})

test('STM-02 rejects other files whose bytes are not text in their encoding', () => {
  expect(statementText(Buffer.from('line_id,payer_name\n1,MÜLLER', 'latin1'))).toBeUndefined()
  expect(statementText(Buffer.from('<?xml version="1.0" encoding="UTF-8"?><Document>Ü', 'latin1'))).toBeUndefined()
})
