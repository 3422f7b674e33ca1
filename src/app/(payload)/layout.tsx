import config from '@payload-config'
import '@payloadcms/next/css'
import '@/design/back-office/back-office.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { readStanding } from '@/features/staff/queries/read-standing'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const standing = await readStanding(await headers())
  if (standing === 'must-enrol' || standing === 'unproved') throw new Error('This session lacks its second factor')
  return handleServerFunctions({ ...args, config, importMap })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
