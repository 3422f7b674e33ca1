import type { Field, PayloadRequest } from 'payload'
import { label } from '@/platform/back-office/cms-labels'

/** The last editor. Stored with every version, so the version list shows who changed what. */
export const changedByField: Field = {
  name: 'changedBy',
  type: 'text',
  label: label('Last changed by', 'แก้ไขล่าสุดโดย'),
  admin: { position: 'sidebar', readOnly: true },
}

/** Stores the name of the user who saves. Scripts and jobs leave it empty. */
export function signChange<Data extends object>({ data, req }: { data: Data; req: PayloadRequest }): Data {
  return { ...data, changedBy: req.user?.name ?? null }
}
