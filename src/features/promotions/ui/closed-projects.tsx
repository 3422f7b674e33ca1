'use client'

import en from '@messages/staff/en/promotions.json'
import th from '@messages/staff/th/promotions.json'
import { useConfig, useField, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { fillText, staffTexts } from '@/i18n/staff-texts'

const found = z.object({
  docs: z.array(
    z.object({
      Project_Title: z.string(),
      Badge: z.string().nullish(),
      Project_type: z.string().nullish(),
      Active: z.boolean().nullish(),
    }),
  ),
})

/** The projects of the field that an offer can no longer be for. */
async function closedAmong(api: string, ids: readonly (number | string)[]): Promise<string[]> {
  if (ids.length === 0) return []
  const fields = ['Project_Title', 'Badge', 'Project_type', 'Active'].map((name) => `select[${name}]=true`).join('&')
  const answer = await fetch(`${api}/projects?where[id][in]=${ids.join(',')}&depth=0&limit=100&${fields}`)
  const read = answer.ok ? found.safeParse(await answer.json()) : null
  return (read?.data?.docs ?? []).flatMap((project) => {
    const isOpen = project.Project_type === 'Current' && project.Active !== false && project.Badge !== 'Sold_Out'
    return isOpen ? [] : [project.Project_Title]
  })
}

/** Over the projects of a promotion: those of them that are sold out or finished, as soon as one is chosen. */
export function ClosedProjects() {
  const { value } = useField<(number | string)[]>({ path: 'project_publisheds' })
  const { config } = useConfig()
  const { i18n } = useTranslation()
  const [closed, setClosed] = useState<readonly string[]>([])
  const chosen = (value ?? []).join(',')

  useEffect(() => {
    let isCurrent = true
    const ids = chosen === '' ? [] : chosen.split(',')
    closedAmong(config.routes.api, ids)
      .then((names) => isCurrent && setClosed(names))
      .catch(() => isCurrent && setClosed([]))
    return () => {
      isCurrent = false
    }
  }, [chosen, config.routes.api])

  if (closed.length === 0) return null
  return (
    <p role="status" className="closed-projects">
      {fillText(staffTexts({ en, th }, i18n.language).closed, { names: closed.join(', ') })}
    </p>
  )
}
