import type { ReasonAct } from '@tessera/contract/platform/settings/reason-areas.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refusal } from './refusal.tsx'
import { type ReasonChoice, useReasonChoices } from './reasons.queries.ts'

type ItemReason = { reason?: string; customerMessage: string }
type Selection<Item extends string> = Partial<Record<Item, ItemReason>>
export type ItemRequest<Item extends string> = { item: Item; reason: string; customerMessage?: string }

/**
 * The choice of the items that a customer must send again, each with a reason of this act; `ready` once each ticked
 * item has a reason.
 */
export function useResubmissionItems<Item extends string>(
  all: readonly Item[],
  itemText: (item: Item) => string,
  act: ReasonAct,
) {
  const reasons = useReasonChoices(act)
  const [selection, setSelection] = useState<Selection<Item>>({})
  const items = all.flatMap((item): ItemRequest<Item>[] => {
    const { reason, customerMessage } = selection[item] ?? {}
    return reason === undefined
      ? []
      : [{ item, reason, ...(customerMessage !== undefined && customerMessage !== '' && { customerMessage }) }]
  })
  const ready = items.length > 0 && items.length === Object.keys(selection).length
  const fields = all.map((item) => (
    <RequestedItem
      key={item}
      label={itemText(item)}
      reasons={reasons}
      own={selection[item]}
      onChange={(own) =>
        setSelection(
          ({ [item]: _before, ...others }) =>
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same items, one of them replaced
            (own === undefined ? others : { ...others, [item]: own }) as Selection<Item>,
        )
      }
    />
  ))
  return { items, ready, fields }
}

type ResubmissionDialogProps = {
  t: (key: 'askTitle' | 'askSend' | 'askFirst' | 'askText') => string
  selection: { readonly ready: boolean; readonly fields: ReactNode }
  act: { readonly busy: boolean; readonly error: ComponentProps<typeof Refusal>['of'] }
  onSend: () => void
  onClose: () => void
}

/** Sends a case back to its customer with the chosen items. */
export const ResubmissionDialog = ({
  t,
  selection: { ready, fields },
  act,
  onSend,
  onClose,
}: ResubmissionDialogProps) => (
  <ConfirmDialog
    open
    title={t('askTitle')}
    confirm={t('askSend')}
    loading={act.busy}
    disabledReason={ready ? undefined : t('askFirst')}
    onConfirm={onSend}
    onClose={onClose}
  >
    <div className="col">
      <p className="t3">{t('askText')}</p>
      <Refusal of={act.error} />
      {fields}
    </div>
  </ConfirmDialog>
)

type RequestedItemProps = {
  label: string
  reasons: readonly ReasonChoice[]
  own: ItemReason | undefined
  onChange: (own: ItemReason | undefined) => void
}

function RequestedItem({ label, reasons, own, onChange }: RequestedItemProps) {
  const t = useTranslations('shell')
  return (
    <>
      <Checkbox
        checked={own !== undefined}
        onChange={(checked) => onChange(checked ? { customerMessage: '' } : undefined)}
      >
        {label}
      </Checkbox>
      {own && (
        <>
          <Select
            label={t('reason')}
            options={[...reasons]}
            value={own.reason}
            onChange={(reason) => onChange({ ...own, reason })}
          />
          <TextArea
            label={t('customerMessage')}
            optional
            maxLength={500}
            value={own.customerMessage}
            onChange={(customerText) => onChange({ ...own, customerMessage: customerText })}
          />
        </>
      )}
    </>
  )
}
