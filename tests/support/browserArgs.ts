/** Command line of the Chromium that runs the browser tests. */

/**
 * Features of Chromium that are switched off. `ScriptStreaming` parses each script again on another thread although
 * the process has its compiled code. The others are those that Playwright switches off: Chromium reads only the last
 * list of its command line.
 */
const DISABLED_FEATURES = [
  'ScriptStreaming',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
] as const;

/**
 * Features of Chromium that are switched on: the network requests and, below, the drawing run in the process of the
 * browser, because messages between processes cost more than the work itself. The others are those that Playwright
 * switches on: Chromium reads only the last list of its command line.
 */
const ENABLED_FEATURES = [
  'NetworkServiceInProcess2',
  'CDPScreenshotNewSurface',
  'SkipListAccountsWithoutGaiaCookies',
] as const;

/**
 * Arguments of Chromium. The tests wait for the CPU, and most pages live for seconds only: V8 neither optimizes their
 * code on further threads nor forgets the compiled code of earlier pages.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
  `--enable-features=${ENABLED_FEATURES.join(',')}`,
  '--js-flags=--no-flush-bytecode --no-maglev --no-opt',
];
