import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { trimmed } from '#parts/money-text.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'
import { actText } from './act-text.ts'
import type { Act } from './signatures.queries.ts'

/** The second person's confirmation, with a code bound to exactly this act. */
export function SignDialog({ act: of, onClose }: { act: Act; onClose: () => void }) {
  const t = useTranslations('signatures')
  const client = useQueryClient()
  const { id, act, amount, coin } = of
  const payload = amount === null || coin === null ? { id, act } : { id, act, amount, coin }
  const { stepUp, token, keep, refused } = useFormProofs('sign_act', payload)
  const sign = useCommand<typeof signatures.sign, { id: string }>(
    signatures.sign,
    (body, options) => api.signatures.sign({ ...body, verifyToken: token ?? '' }, options),
    ({ status }) => {
      if (status === 'failed') toast('negative', t('orderFailed'))
      else toast('positive', t('signed'))
      void client.invalidateQueries()
      onClose()
    },
    refused,
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('signTitle')}
      confirm={t('signSubmit')}
      loading={sign.busy}
      disabledReason={token === undefined ? t('notProven') : undefined}
      onConfirm={() => token !== undefined && sign.run({ id })}
    >
      <div className="col">
        <div className="center">
          <b className="fw6">{t(`kind.${of.kind}`)}</b>
          {amount !== null && coin !== null && (
            <div className="h2">
              <Num value={trimmed(amount)} unit={coin} />
            </div>
          )}
          <p className="sm t2 mono">{actText(t, of)}</p>
        </div>
        <p className="t2">{t('signText', { name: of.requestedBy.name })}</p>
        <Proofs
          stepUp={stepUp}
          help={t('codeHelp')}
          locked={false}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            sign.reset()
          }}
        />
        {sign.error && (
          <Banner tone="negative" live>
            {sign.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
