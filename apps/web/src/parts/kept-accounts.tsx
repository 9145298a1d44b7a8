import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Empty } from '@tessera/ui/empty.tsx'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRouter } from './site-router.ts'
import s from './kept-accounts.module.css'

type KeptAccountsProps = {
  t: (key: 'title' | 'lead' | 'none' | 'noneText' | 'add') => string
  /** How many there are, of how many there may be. */
  used: string
  /** Why none can be added now. */
  closed: string | undefined
  /** Where one is added. */
  addAt: string
  /** What stands above them. */
  notice: ReactNode
  /** A card for each; none where nothing is kept yet. */
  cards: readonly ReactNode[]
}

/** Accounts outside at which a customer is paid: what is kept, and the way to add one. */
export function KeptAccounts({ t, used, closed, addAt, notice, cards }: KeptAccountsProps) {
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
