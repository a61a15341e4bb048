import { expect, test } from 'vitest';
import { configFolder, dataFolder } from '../../src/store/data-folder.ts';

test('on Linux the data is where the XDG specification puts it', () => {
  expect(dataFolder({}, 'linux', '/home/ada')).toBe('/home/ada/.local/share/dedalo');
  expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'linux', '/home/ada')).toBe('/data/dedalo');
  expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'freebsd', '/home/ada')).toBe('/data/dedalo');
});

test('a relative or empty XDG_DATA_HOME is as good as none', () => {
  for (const data of ['data', './data', '~/data', '']) {
    expect(dataFolder({ XDG_DATA_HOME: data }, 'linux', '/home/ada'), data).toBe('/home/ada/.local/share/dedalo');
  }
});

test('macOS and Windows have places of their own', () => {
  expect(dataFolder({ XDG_DATA_HOME: '/data' }, 'darwin', '/Users/ada')).toBe(
    '/Users/ada/Library/Application Support/dedalo',
  );
  expect(dataFolder({ APPDATA: 'C:\\Users\\ada\\AppData\\Roaming' }, 'win32', 'C:\\Users\\ada')).toBe(
    'C:\\Users\\ada\\AppData\\Roaming\\dedalo',
  );
  expect(dataFolder({}, 'win32', 'C:\\Users\\ada')).toBe('C:\\Users\\ada\\AppData\\Roaming\\dedalo');
});

test('DEDALO_DATA goes before everything', () => {
  const env = { DEDALO_DATA: '/mine', XDG_DATA_HOME: '/data', APPDATA: 'C:\\data' };
  for (const platform of ['linux', 'darwin', 'win32'] as const) expect(dataFolder(env, platform, '/h')).toBe('/mine');
});

test('on Linux the settings are in the config folder of the XDG specification', () => {
  expect(configFolder({}, 'linux', '/home/ada')).toBe('/home/ada/.config/dedalo');
  expect(configFolder({ XDG_CONFIG_HOME: '/etc/ada', XDG_DATA_HOME: '/data' }, 'linux', '/h')).toBe('/etc/ada/dedalo');
  for (const relative of ['config', './config', '~/config', '']) {
    expect(configFolder({ XDG_CONFIG_HOME: relative }, 'linux', '/home/ada')).toBe('/home/ada/.config/dedalo');
  }
});

test('elsewhere, and with DEDALO_DATA, the settings are with the data', () => {
  const xdg = { XDG_CONFIG_HOME: '/config', XDG_DATA_HOME: '/data' };
  for (const [env, platform] of [
    [xdg, 'darwin'],
    [xdg, 'win32'],
    [{ ...xdg, DEDALO_DATA: '/mine' }, 'linux'],
  ] as const) {
    expect(configFolder(env, platform, '/h')).toBe(dataFolder(env, platform, '/h'));
  }
});
