import { formatAmount, parseAmount, amount } from '@tessera/domain/books/money/amount.ts'
import { isAddress } from '@solana/kit'
import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, field, hidden, localeOf, sendPage, type FormFields, typedIn, words } from '../pages/frame.ts'
import { STABLECOIN } from './faucet.ts'

export type LocalWallet = {
  /** The local wallet's address, for withdrawals, and its balance in minor units. */
  readonly address: string
  readonly balance: () => Promise<bigint>
  readonly send: (to: string, minor: bigint) => Promise<string>
  /** Signs a text; returns base58. */
  readonly sign: (text: string) => Promise<string>
}
type Words = (typeof words)['en_US' | 'zh_CN']['wallet']
const MAX_MINOR = 1_000_000n * 10n ** BigInt(STABLECOIN.decimals)

/** A wallet outside the exchange: it sends stablecoins in, and shows withdrawals that arrive. */
export const walletPages =
  (wallet: LocalWallet): FastifyPluginAsync =>
  async (app) => {
    app.get('/wallet', hidden, async (request, reply) => {
      const locale = localeOf(request)
      const { sent, ...typed } = typedIn(request.query)
      const notice = sent === undefined ? '' : words[locale].wallet.sent.replace('{signature}', sent)
      return sendPage(reply, 'wallet', locale, await body(wallet, words[locale].wallet, notice, typed))
    })
    app.post('/wallet', hidden, async (request, reply) => {
      const locale = localeOf(request)
      const w = words[locale].wallet
      const typed = typedIn(request.body)
      if (typed['text'] !== undefined) {
        const text = typed['text'].trim()
        const notice = text === '' ? w.textMissing : w.signed.replace('{signature}', await wallet.sign(text))
        return sendPage(reply, 'wallet', locale, await body(wallet, w, notice, typed))
      }
      const to = (typed['address'] ?? '').trim()
      const minor = parseAmount((typed['amount'] ?? '').trim(), STABLECOIN.decimals)
      const wrong = !isAddress(to)
        ? w.addressWrong
        : minor === undefined || minor === 0n || minor > MAX_MINOR
          ? w.amountWrong
          : undefined
      if (wrong !== undefined || minor === undefined)
        return sendPage(reply.code(422), 'wallet', locale, await body(wallet, w, wrong ?? w.amountWrong, typed))
      return reply.redirect(`/wallet?lang=${locale}&sent=${await wallet.send(to, minor)}`, 303)
    })
  }

async function body(wallet: LocalWallet, w: Words, notice: string, typed: FormFields): Promise<string> {
  const holds = formatAmount(amount(await wallet.balance()), STABLECOIN.decimals)
  return `<p role="status">${escapeHtml(notice)}</p>
<form method="post">
${field('address', w.address, w.addressHint, typed)}
${field('amount', w.amount, '', typed)}
<button>${w.send}</button>
</form>
<h2>${w.balance}</h2>
<pre>${wallet.address}\n${w.holds.replace('{amount}', holds)}</pre>
<form method="post">
${field('text', w.text, w.textHint, typed)}
<button>${w.sign}</button>
</form>`
}
