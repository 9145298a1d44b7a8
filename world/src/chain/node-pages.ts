import type { FastifyPluginAsync } from 'fastify'
import { escapeHtml, hidden, localeOf, sendPage, tableOf, typedIn, words } from '../pages/frame.ts'
import type { ExecutedTransaction } from './journal.ts'
import type { LocalChain } from './local-chain.ts'
import { memosOf } from './memos.ts'
import type { FalseAnswers, LocalNode } from './nodes.ts'

const kinds = ['honest', 'denies', 'ahead', 'both', 'silent'] as const
type Kind = (typeof kinds)[number]
/** More blocks than the life of any signed bytes. */
const AHEAD = 100_000
const answersOfKind: Record<Kind, FalseAnswers> = {
  honest: {},
  denies: { denies: true },
  ahead: { aheadBy: AHEAD },
  both: { denies: true, aheadBy: AHEAD },
  silent: { isSilent: true },
}
const kindOf = ({ falseAnswers }: LocalNode): Kind =>
  kinds.find((kind) => JSON.stringify(answersOfKind[kind]) === JSON.stringify(falseAnswers)) ?? 'honest'

type Words = (typeof words)['en_US' | 'zh_CN']['chain']

/** Pages of the two local nodes, one of which can be made to lie, and an explorer that shows the chain itself. */
export const nodePages =
  (nodes: readonly LocalNode[], chain: LocalChain): FastifyPluginAsync =>
  async (app) => {
    app.get('/chain', hidden, (request, reply) => {
      const locale = localeOf(request)
      return sendPage(reply, 'chain', locale, nodesBody(nodes, words[locale].chain))
    })
    app.post('/chain', hidden, (request, reply) => {
      const locale = localeOf(request)
      const typed = typedIn(request.body)
      const node = nodes.find(({ name }) => name === typed['node'])
      const kind = kinds.find((one) => one === typed['says'])
      if (node !== undefined && kind !== undefined) node.falseAnswers = answersOfKind[kind]
      return reply.redirect(`/chain?lang=${locale}`, 303)
    })
    app.get<{ Params: { signature: string } }>('/chain/tx/:signature', hidden, (request, reply) => {
      const locale = localeOf(request)
      const found = chain.transaction(request.params.signature, 'processed')
      const w = words[locale].chain
      const body = found === undefined ? `<p>${w.unknown}</p>` : tableOf([rowOf(chain, found, w)], '')
      return sendPage(reply, 'chain', locale, body)
    })
    app.get<{ Params: { account: string } }>('/chain/address/:account', hidden, (request, reply) => {
      const locale = localeOf(request)
      const w = words[locale].chain
      const rows = chain.transactionsOf(request.params.account, 'processed').map((one) => rowOf(chain, one, w))
      return sendPage(reply, 'chain', locale, tableOf(rows, w.unknown))
    })
  }

function nodesBody(nodes: readonly LocalNode[], w: Words): string {
  const form = (node: LocalNode): string => {
    const now = kindOf(node)
    const option = (kind: Kind): string =>
      `<option value="${kind}"${kind === now ? ' selected' : ''}>${w.says[kind]}</option>`
    return `<form method="post"><input type="hidden" name="node" value="${node.name}">
<label>${w[node.name]}<select name="says">${kinds.map(option).join('')}</select></label>
<button>${w.set}</button></form>`
  }
  return nodes.map(form).join('\n')
}

function rowOf(chain: LocalChain, one: ExecutedTransaction, w: Words): string {
  const status = one.err === null ? w.commitment[chain.commitmentOf(one)] : w.failed
  const moved = one.postTokenBalances.map(({ accountIndex, amount }) => {
    const before = one.preTokenBalances.find((other) => other.accountIndex === accountIndex)?.amount ?? '0'
    return `${one.accounts[accountIndex] ?? ''} ${BigInt(amount) - BigInt(before)}`
  })
  const cells = [one.signature, `${one.slot}`, status, moved.join('\n'), memosOf(one).join('\n')]
  return `<tr>${cells.map((cell) => `<td><pre>${escapeHtml(cell)}</pre></td>`).join('')}</tr>`
}
