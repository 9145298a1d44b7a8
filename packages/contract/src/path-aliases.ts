/** The names that the specification gives some calls (section 7), by the clean name that the contract and the API document use. */
const namesOfSpecification: Readonly<Record<string, string>> = {
  'ex/common/getFiatCoinList': 'ex/common/getFaitCoinList',
  'ex/common/startCaptcha': 'ex/common/tartCaptcha',
  'ex/corpPassKyc/completeUserInputInfo': 'ex/cropPassKyc/completeUserInputInfo',
  'ex/corpPassKyc/getCountryList': 'ex/cropPassKyc/getCountryList',
  'ex/corpPassKyc/getMyInfoEnterpriseConfig': 'ex/cropPassKyc/getMyInfoEnterpriseConfig',
  'ex/corpPassKyc/savePartPersonKycInfo': 'ex/cropPassKyc/savePartPersonKycInfo',
}

/** Base paths that answer the same calls: the dashboard's, then the one of the host type `web` (specification §7). */
const bases = ['ex/', 'web/'] as const

/**
 * Every further path that answers the call at `path`: its name in the specification, and both names below `web/`. A rate limit,
 * an idempotency key and a scope of an API key belong to the call, so all of its paths share them.
 */
export function aliasesOf(path: string): readonly string[] {
  const [own] = bases
  if (!path.startsWith(own)) return []
  const odd = namesOfSpecification[path]
  const names = odd === undefined ? [path] : [path, odd]
  return bases
    .flatMap((base) => names.map((name) => `${base}${name.slice(own.length)}`))
    .filter((each) => each !== path)
}
