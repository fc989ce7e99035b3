const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('sample', {
  number: 7,
  list: [1, { two: 2 }],
  ping: (...said) => ipcRenderer.send('ping', ...said),
  listen(listener) {
    const hear = (_event, ...said) => listener(said);
    ipcRenderer.on('pong', hear);
    return () => {
      ipcRenderer.off('pong', hear);
    };
  },
  twice: (f) => f(f(1)),
  fail() {
    throw new Error('as it must');
  },
  keeps: () => [typeof require, typeof window.outer, typeof window.sample],
});
