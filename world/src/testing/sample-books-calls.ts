/** Inputs of the calls of customers and visitors about rates, fees and liabilities, by path. */
export const sampleBooksCalls: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'ex/common/getFiatCoinList': {},
  'ex/common/rateV2': { fiat: 'USD' },
  'ex/api/v1/liabilities/roots': {},
  'ex/api/v1/liabilities/proof': {},
  'ex/api/v1/tenant/fee': {},
  'ex/api/v1/fees/own': {},
}
