import { Button } from '@tessera/ui/button.tsx'
import { Card } from '@tessera/ui/card.tsx'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { useExport } from './use-export.ts'

type ExportCardProps = { title: string; label: string; save: ReturnType<typeof useExport>; children: ReactNode }

/** A card for a list, with a button that saves the whole list as a file. */
export const ExportCard = ({ title, label, save, children }: ExportCardProps) => (
  <Card
    title={title}
    titleEnd={
      <Button
        kind="secondary"
        size="sm"
        icon={Download}
        loading={save.isPending}
        onPress={() => save.mutate(undefined)}
      >
        {label}
      </Button>
    }
    flush
  >
    {children}
  </Card>
)
