import Box from '@mui/material/Box';

/** Eleven curves. Each curve is more transparent than the previous one. */
const WAVES = Array.from({ length: 11 }, (_, index) => ({
  opacity: 0.85 - index * 0.07,
  path: `M-40 ${300 + index * 22} C 120 ${80 + index * 30}, 260 ${560 - index * 26}, 420 ${300 + index * 8} S 700 ${
    120 + index * 34
  }, 860 ${320 - index * 4}`,
}));

/** The decoration of the sign-in page. It is an inline SVG, so that no image is downloaded. */
export const LoginIllustration = () => (
  <Box
    component="svg"
    viewBox="0 0 800 640"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden
    sx={{
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      fill: 'none',
      stroke: 'currentColor',
      color: 'brand.spark',
    }}
  >
    {WAVES.map(({ path, opacity }) => (
      <path key={path} d={path} strokeWidth={1.5} opacity={opacity} />
    ))}
  </Box>
);
