import type { MemberRole } from '@tessera/domain/profile/members/roles.ts'
import { Banner } from '@tessera/ui/banner.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'
import { toast } from '@tessera/ui/toast.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '#parts/api.ts'
import { useFormProofs } from '#parts/use-form-step-up.ts'
import { Proofs } from '#parts/proofs.tsx'
import type { Member } from './members.queries.ts'
import { SecondNotice } from './second-notice.tsx'
import { RoleBoxes } from './role-boxes.tsx'

/** Changes the roles of a person; they apply from the person's next request. */
export function RolesDialog({ of: { id, name, email, roles: before }, onClose }: { of: Member; onClose: () => void }) {
  const t = useTranslations('members')
  const client = useQueryClient()
  const [roles, setRoles] = useState<MemberRole[]>(() => [...before])
  const payload = { person: name, address: email ?? '', roles: roles.join() }
  const { stepUp, token, keep, refused } = useFormProofs('set_member', payload)
  const save = useMutation({
    mutationFn: (verifyToken: string) => api.members.setRoles({ id, roles, verifyToken }),
    onError: refused,
    onSuccess: ({ waiting }) => {
      toast('positive', t(waiting === null ? 'rolesSaved' : 'waitsForSecond'))
      void client.invalidateQueries({ queryKey: ['signatures'] })
      void client.invalidateQueries({ queryKey: ['members'] })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t('rolesTitle', { name })}
      confirm={t('rolesSubmit')}
      loading={save.isPending}
      disabledReason={token === undefined ? t('notProven') : undefined}
      onConfirm={() => token !== undefined && save.mutate(token)}
    >
      <div className="col">
        <SecondNotice />
        <RoleBoxes roles={roles} onChange={setRoles} locked={stepUp.isStarted || token !== undefined} />
        <Proofs
          stepUp={stepUp}
          help={t('codeHelp')}
          locked={false}
          proven={token !== undefined}
          onProven={(given) => {
            keep(given)
            save.reset()
          }}
        />
        {save.error && (
          <Banner tone="negative" live>
            {save.error.message}
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  )
}
