import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components'

type CameraTriggerProps = {
  /** The camera that a phone opens: `user` faces the person who holds it. A computer shows a file dialog. */
  facing: 'user' | 'environment'
  onTake: (photo: File) => void
  /** One button of the kit, which opens the camera. */
  children: ReactNode
}

export const CameraTrigger = ({ facing, onTake, children }: CameraTriggerProps) => (
  <FileTrigger
    acceptedFileTypes={['image/*']}
    defaultCamera={facing}
    onSelect={(list) => {
      const photo = list?.item(0)
      if (photo) onTake(photo)
    }}
  >
    {children}
  </FileTrigger>
)
