import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  compress: false,
  reactStrictMode: true,
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: ['graphile-worker', 'pg', 'sharp', 'nodemailer', 'pino'],
  typescript: { ignoreBuildErrors: false },
}

export default withPayload(config, { devBundleServerPackages: false })
