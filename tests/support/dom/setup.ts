// What a page needs is done once for all files of a worker, whose window is one (one-window.ts).
import './stand-ins.ts';
