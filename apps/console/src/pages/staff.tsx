import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListPage } from '../lib/list-page.tsx'
import { AccountMatches } from '../operators/account-matches.tsx'
import { ChangeAccess } from '../operators/change-access.tsx'
import { Invite } from '../operators/invite.tsx'
import { type OperatorRow, staff } from '../operators/operators.queries.ts'
import { useStaffColumns } from '../operators/staff-columns.tsx'
import { Suspend } from '../operators/suspend.tsx'
import { useMay } from '../shell/me.queries.ts'
import { OpenCase } from './case-drawer.tsx'

type Doing = { act: 'invite' } | { act: 'access' | 'suspend'; row: OperatorRow }

export function StaffPage() {
  const t = useTranslations('operators')
  const shell = useTranslations('shell')
  const [doing, setDoing] = useState<Doing>()
  const mayManage = useMay('operators.manage')
  const close = () => setDoing(undefined)
  const columns = useStaffColumns({
    onAccess: (row) => setDoing({ act: 'access', row }),
    onSuspend: (row) => setDoing({ act: 'suspend', row }),
  })
  return (
    <>
      <ListPage
        query={useQuery(staff)}
        refused={shell('refused')}
        label={t('table')}
        columns={columns}
        rowId={(row) => row.id}
        empty={{ title: t('empty') }}
        tools={
          <div>
            <Button
              size="sm"
              icon={UserPlus}
              disabledReason={mayManage ? undefined : shell('notAllowed')}
              onPress={() => setDoing({ act: 'invite' })}
            >
              {t('invite')}
            </Button>
          </div>
        }
      />
      <AccountMatches />
      {doing?.act === 'invite' && <Invite onClose={close} />}
      {doing?.act === 'access' && <ChangeAccess operator={doing.row} onClose={close} />}
      {doing?.act === 'suspend' && <Suspend operator={doing.row} onClose={close} />}
      <OpenCase />
    </>
  )
}
