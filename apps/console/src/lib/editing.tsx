import { Banner } from '@tessera/ui/banner.tsx'
import { Button } from '@tessera/ui/button.tsx'
import { ConfirmDialog } from '@tessera/ui/dialog.tsx'

type BesideProps = { text: string; reload: string }

/** Somebody saved what is edited here after it was opened. */
export const SavedBeside = ({ text, reload }: BesideProps) => (
  <Banner
    tone="warning"
    live
    action={
      <Button kind="secondary" size="xs" onPress={() => location.reload()}>
        {reload}
      </Button>
    }
  >
    {text}
  </Banner>
)

type LeaveProps = {
  t: (word: 'leaveTitle' | 'leaveText' | 'leave' | 'stay') => string
  onLeave: () => void
  onStay: () => void
}

/** Before what was typed and not saved is lost. */
export const LeaveDialog = ({ t, onLeave, onStay }: LeaveProps) => (
  <ConfirmDialog
    open
    urgent
    kind="danger"
    title={t('leaveTitle')}
    confirm={t('leave')}
    cancel={t('stay')}
    onConfirm={onLeave}
    onClose={onStay}
  >
    <p>{t('leaveText')}</p>
  </ConfirmDialog>
)
