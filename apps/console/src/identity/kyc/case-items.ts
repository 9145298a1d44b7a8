import { kycReasons } from '@tessera/contract/identity/kyc/kyc-reasons.ts'
import { useTranslations } from 'use-intl'
import { useAskedItems } from '#parts/asked-items.tsx'
import type { KycCase } from './kyc.queries.ts'

type Item = 'details' | 'front' | 'back' | 'selfie'

/** The choice of what the customer sends again of this case. */
export function useCaseItems(kycCase: KycCase) {
  const t = useTranslations('kyc')
  const all: Item[] = ['details', ...(kycCase.versions[0]?.documents ?? []).map(({ kind }) => kind)]
  return useAskedItems(all, (item) => t(`items.${item}`), kycReasons)
}
