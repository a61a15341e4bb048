export { CONTENT_SECURITY_POLICY } from './content-security-policy.ts';
export { isLoopback } from './host-check.ts';
export { createServer, type ServerOptions } from './server.ts';
export { type Page, type PagesOptions, servePages } from './serve-pages.ts';
export { serve, type ServeOptions, type Serving } from './serve.ts';
