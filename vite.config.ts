import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fixtureApi } from './tools/vite/fixtureApi';
import { wattdesk } from './tools/vite/plugin';
import { securityHeaders } from './tools/vite/securityHeaders';

const port = Number(process.env.PORT ?? 5173);
const place = { host: 'localhost', port, strictPort: true };

export default defineConfig({
  plugins: [react(), wattdesk(), securityHeaders(), fixtureApi()],
  server: place,
  preview: place,
  build: { target: 'baseline-widely-available' },
});
