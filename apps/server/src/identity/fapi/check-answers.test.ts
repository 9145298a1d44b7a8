import { expect, test } from 'vitest'
import { AnswerRefused, checkBody } from './check-answers.ts'

const spellings = ['https://vendor.example/userinfo', 'https://Vendor.example:443/userinfo']

test.each(spellings)('KYC-05 requires an encrypted response of the endpoint %s', (userinfo_endpoint) => {
  const metadata = { issuer: 'https://vendor.example', userinfo_endpoint }
  expect(() => checkBody(metadata, 'https://vendor.example/userinfo', 'only.signed.answer')).toThrow(AnswerRefused)
  expect(() => checkBody(metadata, 'https://vendor.example/userinfo', 'five.parts.of.a.jwe')).not.toThrow()
  expect(() => checkBody(metadata, 'https://vendor.example/token', 'only.signed.answer')).not.toThrow()
})
