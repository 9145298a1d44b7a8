import { useQuery } from '@tanstack/react-query'
import { Button } from '@tessera/ui/button.tsx'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListPage } from '#parts/list-page.tsx'
import { AccountMatches } from './account-matches.tsx'
import { ChangeAccess } from './change-access.tsx'
import { Invite } from './invite.tsx'
import { type OperatorRow, staff } from './operators.queries.ts'
import { useStaffColumns } from './staff-columns.tsx'
import { Suspend } from './suspend.tsx'
import { useMay } from '#parts/me.queries.ts'
import { OpenCase } from '#services/approvals/case-drawer.page.tsx'

type OpenDialog = { act: 'invite' } | { act: 'access' | 'suspend'; row: OperatorRow }

export function StaffPage() {
  const t = useTranslations('operators')
  const shell = useTranslations('shell')
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const mayManage = useMay('operators.manage')
  const close = () => setOpenDialog(undefined)
  const columns = useStaffColumns({
    onAccess: (row) => setOpenDialog({ act: 'access', row }),
    onSuspend: (row) => setOpenDialog({ act: 'suspend', row }),
  })
  return (
    <>
      <ListPage
        query={useQuery(staff)}
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
              onPress={() => setOpenDialog({ act: 'invite' })}
            >
              {t('invite')}
            </Button>
          </div>
        }
      />
      <AccountMatches />
      {openDialog?.act === 'invite' && <Invite onClose={close} />}
      {openDialog?.act === 'access' && <ChangeAccess operator={openDialog.row} onClose={close} />}
      {openDialog?.act === 'suspend' && <Suspend operator={openDialog.row} onClose={close} />}
      <OpenCase />
    </>
  )
}
