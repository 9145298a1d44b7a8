import { ApiError, type CallOptions } from '@tessera/contract/platform/http/client.ts'
import type { Endpoint, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { Button, ButtonLink } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useCommand } from './command.ts'
import { ConfirmByCode } from './confirm-by-code.tsx'
import { useRouter } from './site-router.ts'
import s from './kept-accounts.module.css'

type SavedAccountsProps = {
  t: (key: 'title' | 'lead' | 'none' | 'noneText' | 'add') => string
  /** The number of accounts and their maximum, as text. */
  used: string
  /** The reason why no account can be added now. */
  closed: string | undefined
  /** The address of the form that adds one. */
  addAt: string
  /** Shown above the accounts. */
  notice: ReactNode
  /** One card for each account; empty if there are none. */
  cards: readonly ReactNode[]
}

/** The customer's external accounts that receive payments, and a link to add one. */
export function SavedAccounts({ t, used, closed, addAt, notice, cards }: SavedAccountsProps) {
  const { history } = useRouter()
  const add = (
    <Button size="sm" icon={Plus} disabledReason={closed} onPress={() => history.push(addAt)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <div className="page-head">
        <div className="grow">
          <h1 className="h3">{t('title')}</h1>
          <p className="t2">{t('lead')}</p>
        </div>
        {cards.length > 0 && (
          <div className="row" style={{ '--g': '16px' }}>
            <span className="sm t3 num">{used}</span>
            {add}
          </div>
        )}
      </div>
      {notice}
      {cards.length === 0 ? (
        <Card>
          <Empty title={t('none')} action={add}>
            {t('noneText')}
          </Empty>
        </Card>
      ) : (
        <div className={s['list']}>{cards}</div>
      )}
    </>
  )
}

type SavedAccountActionsProps = { t: (key: 'replace' | 'remove') => string; replaceAt: string; onRemove: () => void }

/** The last line of an account's card, with its actions. */
export const SavedAccountActions = ({ t, replaceAt, onRemove }: SavedAccountActionsProps) => (
  <div className={s['actions']}>
    <ButtonLink kind="secondary" size="sm" href={replaceAt}>
      {t('replace')}
    </ButtonLink>
    <Button kind="ghost" size="sm" onPress={onRemove}>
      {t('remove')}
    </Button>
  </div>
)

type ConfirmAccountChangeProps<E extends Endpoint, Input> = Omit<
  ComponentProps<typeof ConfirmByCode>,
  'code' | 'onCode' | 'command' | 'onConfirm'
> & {
  row: E
  input: Input
  send: (
    input: Input & { verifyToken: string },
    options: CallOptions & { idempotencyKey: string },
  ) => Promise<ReplyOf<E>>
  /** The first keys of the queries that change. */
  changed: readonly string[]
  done: (reply: ReplyOf<E>) => string
  onDone: () => void
  onRefused?: (error: ApiError) => void
}

/** Adds, replaces or removes an account, with a code bound to exactly the facts that the dialog shows. */
export function ConfirmAccountChange<E extends Endpoint, Input>(p: ConfirmAccountChangeProps<E, Input>) {
  const { row, input, send, changed, done, onDone, onRefused, ...dialog } = p
  const client = useQueryClient()
  const [code, setCode] = useState('')
  const command = useCommand<E, Input>(
    row,
    async (request, options) => send({ ...request, verifyToken: await p.stepUp.prove(code) }, options),
    (reply) => {
      toast('positive', done(reply))
      for (const key of [...changed, 'sessions']) void client.invalidateQueries({ queryKey: [key] })
      onDone()
    },
    (error) => {
      if (error instanceof ApiError) onRefused?.(error)
    },
  )
  return (
    <ConfirmByCode {...dialog} code={code} onCode={setCode} command={command} onConfirm={() => command.run(input)} />
  )
}
