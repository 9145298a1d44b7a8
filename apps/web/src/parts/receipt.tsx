import { Banner } from '@tessera/ui/banner.tsx'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Details, type Fact } from '@tessera/ui/card.tsx'
import { Copyable } from '@tessera/ui/copyable.tsx'
import { Dialog } from '@tessera/ui/dialog.tsx'
import { Num } from '@tessera/ui/num.tsx'
import { useTranslations } from 'use-intl'
import { trimmed } from './money-text.ts'
import { stampText } from './time-text.ts'

/** A finished act with money, as its receipt shows it. Amounts are decimal text in `unit`. */
export type ReceiptFacts = {
  readonly title: string
  /** The next step, with its time if it is known. */
  readonly next: string
  /** The number by which customer and staff find the record. */
  readonly number: string
  readonly amount: string
  readonly fee: string
  readonly unit: string
  /** The time of the act, as the server wrote it. */
  readonly at: string
  /** Further facts, such as the recipient. */
  readonly items?: readonly Fact[]
  /** The screen with the record; the transaction history by default. */
  readonly record: { readonly href: string; readonly label?: string }
}

type ReceiptProps = { of: ReceiptFacts | undefined; onClose: () => void }

/** The receipt of an act with money: its number, amounts, next step and time, and a link to the record. */
export function Receipt({ of: facts, onClose }: ReceiptProps) {
  const t = useTranslations('receipts')
  if (facts === undefined) return null
  const { title, next, number, amount, fee, unit, at, items = [], record } = facts
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <>
          <Button kind="secondary" onPress={onClose}>
            {t('done')}
          </Button>
          <ButtonLink href={record.href}>{record.label ?? t('history')}</ButtonLink>
        </>
      }
    >
      <Banner tone="positive" live>
        {next}
      </Banner>
      <Details
        tight
        items={[
          {
            term: t('number'),
            value: (
              <Copyable text={number} label={t('copyNumber')}>
                <span className="num">{number}</span>
              </Copyable>
            ),
          },
          { term: t('amount'), value: <Num value={trimmed(amount)} unit={unit} full /> },
          { term: t('fee'), value: /[1-9]/u.test(fee) ? <Num value={trimmed(fee)} unit={unit} full /> : t('free') },
          ...items,
          { term: t('time'), value: <time dateTime={at}>{stampText(at)}</time> },
        ]}
      />
    </Dialog>
  )
}
