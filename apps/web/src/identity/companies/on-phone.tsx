import type { CompanyVerification } from './companies.queries.ts'
import { Head } from './application.tsx'
import s from './companies.module.css'
import { OnComputer } from './on-computer.tsx'
import { DocumentsStep } from './step-documents.tsx'
import { useSaving } from './use-saving.ts'

/** The application is filled in on a computer; a phone shows the progress and takes photos of documents. */
export function OnPhone({ current }: { current: CompanyVerification }) {
  const saving = useSaving()
  const application = current.application ?? undefined
  return (
    <div className={`container ${s['page']}`}>
      <div className="col" style={{ '--g': '20px' }}>
        <Head application={application} />
        <OnComputer />
        {application !== undefined && application.checklist.length > 0 && (
          <DocumentsStep {...{ application, current, saving }} tried={false} />
        )}
      </div>
    </div>
  )
}
