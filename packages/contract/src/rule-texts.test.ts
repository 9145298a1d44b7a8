import { termRules } from '@tessera/domain/issuance/products/terms.ts'
import { termsRules } from '@tessera/domain/partners/agents/shares.ts'
import { expect, test } from 'vitest'
import { productRefusals } from './issuance/products/products.refusals.ts'
import { agentRefusals } from './partners/agents/agents.refusals.ts'

test.each([
  ['terms of a product', Object.keys(termRules), productRefusals.PRODUCT_TERMS_INVALID],
  ['shares of an agent', Object.keys(termsRules), agentRefusals.AGENT_TERMS_UNFIT],
])('each rule of the %s has a sentence in both languages', (_name, rules, { en_US, zh_CN }) => {
  const missingRules = (text: string): string[] => rules.filter((rule) => !text.includes(` ${rule} {`))
  expect([missingRules(en_US), missingRules(zh_CN)]).toEqual([[], []])
})
