import { signatures } from '@tessera/contract/partners/signatures/signatures.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { TextInput } from '@tessera/ui/text-input.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useCommand } from '#parts/command.ts'
import { trimmed } from '#parts/money-text.ts'
import { refusalAt } from '#parts/form.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'
import type { Rule } from './signatures.queries.ts'

type Bounds = { ordersAbove: string | null; moneyAbove: string | null }
const fields = ['ordersAbove', 'moneyAbove'] as const
const AMOUNT = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/u
const boundOf = (text: string): string | null => (text === '' ? null : text)
const textOf = (bound: string | null): string => (bound === null ? '' : trimmed(bound))

export function RuleDialog({ rule, onClose }: { rule: Rule; onClose: () => void }) {
  const t = useTranslations('signatures')
  const client = useQueryClient()
  const [orders, setOrders] = useState(() => textOf(rule.ordersAbove))
  const [money, setMoney] = useState(() => textOf(rule.moneyAbove))
  const { stepUp, token, keep, refused } = useFormProofs('set_signature_rule', { orders, money }, fields)
  const set = useCommand<typeof signatures.setRule, Bounds>(
    signatures.setRule,
    (body, options) => api.signatures.setRule({ ...body, verifyToken: token ?? '' }, options),
    ({ waiting }) => {
      toast('positive', t(waiting === null ? 'ruleSet' : 'ruleWaits'))
      void client.invalidateQueries({ queryKey: ['signatures'] })
      onClose()
    },
    refused,
  )
  const faultOf = (text: string) => (text === '' || AMOUNT.test(text) ? undefined : t('invalidAmount'))
  const wrong = faultOf(orders) ?? faultOf(money)
  const change = (setText: (text: string) => void) => (text: string) => {
    setText(text)
    set.reset()
  }
  const locked = stepUp.isStarted || token !== undefined
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('ruleTitle')}
      confirm={t('ruleSubmit')}
      loading={set.busy}
      disabledReason={wrong ?? (token === undefined ? t('notProven') : undefined)}
      onConfirm={() => token !== undefined && set.run({ ordersAbove: boundOf(orders), moneyAbove: boundOf(money) })}
    >
      <div className="col">
        <p className="t2">{t('ruleHelp')}</p>
        <TextInput
          label={t('ordersAbove')}
          inputMode="decimal"
          stripSpaces
          maxLength={15}
          fault={faultOf(orders)}
          value={orders}
          onChange={change(setOrders)}
          error={refusalAt(set.error, 'ordersAbove')}
          readOnly={locked}
        />
        <TextInput
          label={t('moneyAbove')}
          inputMode="decimal"
          stripSpaces
          maxLength={15}
          fault={faultOf(money)}
          value={money}
          onChange={change(setMoney)}
          error={refusalAt(set.error, 'moneyAbove')}
          readOnly={locked}
        />
        <Proofs
          stepUp={stepUp}
          help={t('codeHelp')}
          locked={wrong !== undefined}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            set.reset()
          }}
        />
        {set.error && fields.every((field) => refusalAt(set.error, field) === undefined) && (
          <Banner tone="negative" live>
            {set.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
