import { expect, test } from 'vitest';
import { watch } from './check-screen.ts';
import { visit } from './screens.ts';
import { forgiveComplaints, inBrowser } from './stage.ts';

inBrowser('the content security policy', (theatre) => {
  test('the policy is strict, and violations are reported', async () => {
    const page = await theatre.page();
    const { violations } = await watch(page, theatre.address);
    await visit(page, '');
    const answer = await page.request.get('/');
    const policy = answer.headers()['content-security-policy']!;
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]),
    );
    expect(policy).not.toContain('unsafe');
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations.length).toBe(1);
    forgiveComplaints();
  });
});
