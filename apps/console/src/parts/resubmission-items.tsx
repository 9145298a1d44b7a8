import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import { Checkbox } from '@tessera/ui/checkbox.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { Select } from '@tessera/ui/select.tsx'
import { TextArea } from '@tessera/ui/text-area.tsx'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Refusal } from './refusal.tsx'
import { useLocale } from './use-locale.ts'

type Selection<Item extends string, Reason extends string> = Partial<
  Record<Item, { reason?: Reason; customerMessage: string }>
>
type ReasonTexts<Reason extends string> = Readonly<Record<Reason, Readonly<Record<Locale, string>>>>
export type ItemRequest<Item extends string, Reason extends string> = {
  item: Item
  reason: Reason
  customerMessage?: string
}

/**
 * The choice of the items that a customer must send again, each with one of these reasons; `ready` once each ticked
 * item has a reason.
 */
export function useResubmissionItems<Item extends string, Reason extends string>(
  all: readonly Item[],
  itemText: (item: Item) => string,
  reasons: ReasonTexts<Reason>,
) {
  const [selection, setSelection] = useState<Selection<Item, Reason>>({})
  const items = all.flatMap((item): ItemRequest<Item, Reason>[] => {
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
            (own === undefined ? others : { ...others, [item]: own }) as Selection<Item, Reason>,
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

type ItemReason<Reason> = { reason?: Reason; customerMessage: string }
type RequestedItemProps<Reason extends string> = {
  label: string
  reasons: ReasonTexts<Reason>
  own: ItemReason<Reason> | undefined
  onChange: (own: ItemReason<Reason> | undefined) => void
}

function RequestedItem<Reason extends string>({ label, reasons, own, onChange }: RequestedItemProps<Reason>) {
  const t = useTranslations('shell')
  const locale = useLocale()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record are the codes
  const codes = Object.keys(reasons) as Reason[]
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
            options={codes.map((value) => ({ code: value, value: reasons[value][locale] }))}
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
