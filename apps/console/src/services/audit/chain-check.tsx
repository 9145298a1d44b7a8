import { useMutation } from '@tanstack/react-query'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ShieldCheck } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { stampText } from '#parts/time-text.ts'

/** Verifies the hash chain of the audit log and names the first broken link. */
export function ChainCheck() {
  const t = useTranslations('audit')
  const check = useMutation({ mutationFn: () => api.audit.verify({}) })
  const brokenSeq = check.data?.brokenSeq ?? null
  return (
    <div className="col">
      <div>
        <Button kind="secondary" size="sm" icon={ShieldCheck} loading={check.isPending} onPress={() => check.mutate()}>
          {t('verify')}
        </Button>
      </div>
      {check.error && (
        <Banner tone="negative" live>
          {check.error.message}
        </Banner>
      )}
      {check.data && (
        <Banner tone={brokenSeq === null ? 'positive' : 'negative'} live>
          {brokenSeq === null ? t('whole', { checked: check.data.checked }) : t('broken', { seq: brokenSeq })}{' '}
          {check.data.copy === null
            ? t('notCopied')
            : t('copied', { ...check.data.copy, at: stampText(check.data.copy.at) })}
        </Banner>
      )}
    </div>
  )
}
