import { useTranslations } from 'use-intl'
import { useResubmissionItems } from '#parts/resubmission-items.tsx'
import type { KycCase } from './kyc.queries.ts'

type Item = 'details' | 'front' | 'back' | 'selfie'

/** The items of this case that can be requested again. */
export function useCaseItems(kycCase: KycCase) {
  const t = useTranslations('kyc')
  const all: Item[] = ['details', ...(kycCase.versions[0]?.documents ?? []).map(({ kind }) => kind)]
  return useResubmissionItems(all, (item) => t(`items.${item}`), 'kyc')
}
