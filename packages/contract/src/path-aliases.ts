/** The specification's names of some calls (section 7), by the clean name in the contract and the API document. */
const namesOfSpecification: Readonly<Record<string, string>> = {
  'ex/common/getFiatCoinList': 'ex/common/getFaitCoinList',
  'ex/common/startCaptcha': 'ex/common/tartCaptcha',
  'ex/corpPassKyc/completeUserInputInfo': 'ex/cropPassKyc/completeUserInputInfo',
  'ex/corpPassKyc/getCountryList': 'ex/cropPassKyc/getCountryList',
  'ex/corpPassKyc/getMyInfoEnterpriseConfig': 'ex/cropPassKyc/getMyInfoEnterpriseConfig',
  'ex/corpPassKyc/savePartPersonKycInfo': 'ex/cropPassKyc/savePartPersonKycInfo',
}

/** Base paths of the same calls: the dashboard's, and that of the host type `web` (specification §7). */
const bases = ['ex/', 'web/'] as const

/**
 * Returns all other paths of the call at `path`: its name in the specification, and both names below `web/`. They share
 * rate limit, idempotency keys and API key scope.
 */
export function aliasesOf(path: string): readonly string[] {
  const [own] = bases
  if (!path.startsWith(own)) return []
  const specificationName = namesOfSpecification[path]
  const names = specificationName === undefined ? [path] : [path, specificationName]
  return bases
    .flatMap((base) => names.map((name) => `${base}${name.slice(own.length)}`))
    .filter((each) => each !== path)
}
