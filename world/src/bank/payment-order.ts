/** One payment of a file that the exchange sends to its bank. */
export type OrderedPayment = {
  readonly reference: string
  readonly currency: string
  readonly amount: string
  readonly name: string
}
export type PaymentOrder = {
  readonly messageId: string
  readonly account: string
  readonly payments: readonly OrderedPayment[]
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (xml: string): string => xml.replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)

const textIn = (xml: string, ...path: readonly string[]): string =>
  plain(
    path
      .reduce((inner, tag) => new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 's').exec(inner)?.[1] ?? '', xml)
      .trim(),
  )

/** Reads the payments of a pain.001 file; undefined for any other file. */
export function readPaymentOrder(xml: string): PaymentOrder | undefined {
  const messageId = textIn(xml, 'MsgId')
  const payments = [...xml.matchAll(/<CdtTrfTxInf>(.*?)<\/CdtTrfTxInf>/gs)].map(([, one = '']) => ({
    reference: textIn(one, 'EndToEndId'),
    currency: /<InstdAmt Ccy="([A-Z]{3})">/.exec(one)?.[1] ?? '',
    amount: textIn(one, 'InstdAmt'),
    name: textIn(one, 'Cdtr', 'Nm'),
  }))
  const isWhole = payments.length > 0 && textIn(xml, 'NbOfTxs') === String(payments.length)
  return messageId === '' || !isWhole
    ? undefined
    : { messageId, account: textIn(xml, 'DbtrAcct', 'Othr', 'Id'), payments }
}
