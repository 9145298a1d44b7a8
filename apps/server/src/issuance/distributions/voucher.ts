import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { pdfOf } from '#platform/text/pdf.ts'
import { percentText, perUnitText } from './content.ts'
import type { OwnRow } from './list-distributions.sql.ts'
import { voucherNumber } from './view.ts'

const types = {
  dividend: 'Dividend 股息',
  coupon: 'Coupon 票息',
  return_of_capital: 'Return of capital 资本返还',
} as const
const statuses = { recorded: 'Due 待发放', paid: 'Paid 已发放', unclaimed: 'Unclaimed 待领取' } as const
const timeText = (at: Date | null): string => at?.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC') ?? '—'

/**
 * Returns the PDF voucher of one payment to one holder in both languages: units, gross amount, tax by country, net
 * amount.
 */
export async function voucherOf(row: OwnRow): Promise<File> {
  const number = voucherNumber(row)
  const money = (of: OwnRow['net']): string => `${formatAmount(of, row.scale)} ${row.currency}`
  const lines: [string, string][] = [
    ['Voucher 凭证编号', number],
    ['Holder 持有人', row.owner_name ?? '—'],
    ['Product 产品', `${row.name.en} ${row.name.zh} (${row.symbol})`],
    ['Type 类型', types[row.type]],
    ['Period 期间', row.period],
    ['Record date 登记日', timeText(row.record_at)],
    ['Pay date 发放日', timeText(row.pay_at)],
    ['Units on the record date 登记日份额', formatAmount(row.own_units, row.decimals)],
    ['Per unit 每份金额', `${perUnitText(row.per_unit)} ${row.currency}`],
    ['Gross 税前', money(row.own_gross)],
    ['Holder’s country 持有人国家或地区', row.country ?? '—'],
    ['Tax rate 税率', percentText(row.rate_ppm)],
    ['Tax withheld 代扣税', money(row.own_tax)],
    ['Net 税后', money(row.net)],
    ['Status 状态', statuses[row.own_status]],
    ['Paid at 发放时间', timeText(row.own_paid_at)],
  ]
  const body = lines.map(([label, value]) => [
    { text: label, color: '#555555' },
    { text: value, alignment: 'right' as const, bold: label.startsWith('Net') },
  ])
  const pdf = await pdfOf({
    info: { title: number },
    pageMargins: [56, 64, 56, 64],
    content: [
      { text: 'Tessera', fontSize: 12, bold: true, margin: [0, 0, 0, 24] },
      { text: 'Distribution voucher 分派凭证', fontSize: 18, bold: true, margin: [0, 0, 0, 16] },
      { table: { widths: ['auto', '*'], body }, layout: 'lightHorizontalLines' },
      {
        text: 'Amounts are rounded down to the smallest unit of the currency. 金额按币种最小单位向下取整。',
        color: '#555555',
        fontSize: 8,
        margin: [0, 16, 0, 0],
      },
    ],
  })
  return new File([pdf], `${number}.pdf`, { type: 'application/pdf' })
}
