/** The signer's ceilings in the local world and in tests: a million of each stablecoin per payment, five in 24 hours. */
export const SIGNER_CEILINGS = 'tUSD:6:1000000/5000000,USDC:6:1000000/5000000'
