import {
  type CapTableSheet,
  type Holding,
  sheetColumnNames,
  sheetColumns,
} from '@tessera/domain/issuance/financing/cap-table-sheet.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { LongTable } from '@tessera/ui/long-table.tsx'
import { numberText } from '@tessera/ui/num.tsx'
import type { Column } from '@tessera/ui/table.tsx'
import { useTranslations } from 'use-intl'
import { useLocale } from '#parts/use-locale.ts'

type PreviewProps = { sheet: CapTableSheet; name: string; onTake: () => void; onCancel: () => void }
type Numbered = { readonly id: string; readonly row: Holding }

/** The rows of a spreadsheet before they are taken, or each wrong cell by its line and column. */
export function CapTablePreview({ sheet: { rows, faults }, name, onTake, onCancel }: PreviewProps) {
  const t = useTranslations('financing')
  const columns = useColumns()
  if (faults.length > 0) return <Faults faults={faults} />
  return (
    <div className="col">
      <p>{t('sheet.preview', { name, count: rows.length })}</p>
      <LongTable
        label={t('sheet.rows')}
        density="compact"
        height="320px"
        columns={columns}
        rows={rows.map((row, index): Numbered => ({ id: String(index), row }))}
        rowId={({ id }) => id}
        empty={{ title: t('sheet.faults.no_rows') }}
      />
      <div className="row">
        <Button size="sm" onPress={onTake}>
          {t('sheet.take')}
        </Button>
        <Button size="sm" kind="secondary" onPress={onCancel}>
          {t('sheet.cancel')}
        </Button>
      </div>
    </div>
  )
}

const numbers: ReadonlySet<string> = new Set(['quantity', 'price'])

/** The headings as in the file, in the reader's language. */
const useNames = () => {
  const index = useLocale() === 'zh_CN' ? 1 : 0
  return (column: keyof typeof sheetColumns): string => sheetColumns[column][index]
}

function useColumns(): readonly Column<Numbered>[] {
  const nameOf = useNames()
  return sheetColumnNames.map((column) => ({
    key: column,
    title: nameOf(column),
    ...(numbers.has(column) && { align: 'end' as const }),
    ...(column === 'holder' && { pinnedStart: true }),
    cell: ({ row }) => (numbers.has(column) ? numberText(row[column]) : row[column]),
  }))
}

function Faults({ faults }: Pick<CapTableSheet, 'faults'>) {
  const t = useTranslations('financing')
  const nameOf = useNames()
  return (
    <Banner tone="negative" live lead={t('sheet.wrong')}>
      <ul>
        {faults.map(({ line, column, what }) => (
          <li key={`${line} ${column}`}>
            {t('sheet.at', { line: String(line), column: nameOf(column), what: t(`sheet.faults.${what}`) })}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
