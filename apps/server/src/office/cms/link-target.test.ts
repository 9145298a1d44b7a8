import { expect, test } from 'vitest'
import { targetOf } from './link-target.ts'

test.each([
  ['/', { kind: 'screen' }],
  ['/investments?tab=bonds', { kind: 'screen' }],
  ['/assets', { kind: 'screen' }],
  ['/cms', { kind: 'screen' }],
  ['/cms/terms?edition=2026-01#risk', { kind: 'text', name: 'terms' }],
  ['/investmentDetail/LBR3', { kind: 'product', name: 'LBR3' }],
  ['/trade/AURB-tUSD', { kind: 'market', name: 'AURB-tUSD' }],
  ['/console/en_US/queue', undefined],
  ['/en_US/cms/terms', undefined],
  ['/cms/terms/more', undefined],
  ['/personal/enterpriseCert', { kind: 'screen' }],
  ['/personal/enterpriseCert/7', undefined],
  ['/nonsense', undefined],
  ['/ex/api/v1/cms/list', undefined],
  ['/constructor/name', undefined],
])('%s leads to its target', (href, place) => {
  expect(targetOf(href)).toEqual(place)
})
